const verbs = [
  'select\\s.+\\sfrom\\s',
  'select\\s+(\\d|pg_)',
  'insert\\s+into\\s',
  'update\\s+\\w+\\s+set\\s',
  'delete\\s+from\\s',
  '(create|drop|alter)\\s+(\\w+\\s+)?(table|index|sequence|function|view)\\s',
  'truncate\\s',
  'copy\\s+\\S+\\s*(\\(|from|to)',
  '(begin|commit|rollback)\\b(?=[^\'"`]*[\'"`]\\))',
  '(listen|notify)\\s+\\W?\\w',
  'set\\s+(local\\s+)?\\w+\\s*=',
  '(analyze|vacuum|lock\\s+table)\\s',
  'with\\s+\\w+\\s+as\\s',
]

/** Any way to write SQL: the tag, a text handed to a connection, or a text that begins as a statement does. */
const sqlText = new RegExp(
  `\\bsql(<[^\`]*>)?\`|\\.(query|executeSql)\\(\\s*['"\`]|(^|['"\`])\\s*(${verbs.join('|')})`,
)

/** Verbs and nouns that end like one, and what HTTP calls a problem. */
const noParticiples = 'seed|need|feed|speed|embed|proceed|exceed|unauthorized'
const irregular =
  'bent|bought|chosen|done|drawn|found|given|gone|held|kept|known|laid|left|made|paid|said|sent|shown|sold|taken|told|written'
const participle = `(?!(?:${noParticiples})\\b)(?:[a-z]+ed|${irregular})\\b`
/** Of whatever is exported, and of every function of a file: a local value may say what became of it. */
const bareParticiple = new RegExp(
  `^(?:export (?:const|(?:async )?function) ${participle}|(?:async )?function ${participle}|const ${participle} = (?:async )?(?:<.*>)?\\()`,
)

/** Rules of ARCHITECTURE.md that no linter knows: each a pattern, where it may not stand, and why. */
const rules: { name: string; pattern: RegExp; files: RegExp; except: RegExp; why: string }[] = [
  {
    name: 'process.env',
    pattern: /process\.env\b/,
    files: /^(engine|storefront|facts|trade|simulators|start)\/.*\.tsx?$/,
    except:
      /(\.test\.tsx?$|\/testing(\/|\.ts$)|config\.ts$|^start\/(main|cli)\.ts$|^start\/postgres\/|^storefront\/build\/)/,
    why: 'the environment is read in the configuration only',
  },
  {
    name: 'SQL outside queries.ts',
    pattern: sqlText,
    files: /^engine\/src\/.*\.ts$/,
    // SOQL is the language of the CRM, not of the database.
    except: /(queries\.ts$|\/db\/|\.test\.ts$|\/testing(\/|\.ts$)|^engine\/src\/gateways\/crm\/)/,
    why: 'every statement of a module stands in its queries.ts',
  },
  {
    name: 'an empty object for a part of a view',
    pattern: /\? \w+\(.*\) : \{\}/,
    files: /^engine\/src\/.*\.ts$/,
    except: /(\.test\.ts$|\/testing(\/|\.ts$))/,
    why: 'the compiler takes {} for both and no longer sees the members: a part that is not there is undefined',
  },
  {
    name: 'now() in SQL',
    pattern: /\b(now\(\)|current_timestamp|clock_timestamp)\b/i,
    files: /^engine\/(src\/.*queries\.ts|migrations\/.*\.sql)$/,
    except: /^$/,
    why: 'the clock is injected: time is a parameter',
  },
  {
    name: 'style prop',
    pattern: /\sstyle=\{/,
    files: /^storefront\/src\/.*\.tsx$/,
    except: /\.test\.tsx$/,
    why: 'the content security policy allows no style attribute',
  },
  {
    name: ':has() of the whole page',
    pattern: /\b(html|body|:root)\b[^,{]*:has\(/,
    files: /\.css$/,
    except: /^$/,
    why: 'every element that comes or goes would restyle the whole page: the root gets an attribute',
  },
  {
    name: 'marks of unfinished work',
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    files: /\.(tsx?|mjs|sql|css|md)$/,
    except: /^(docs\/spec\/|tools\/check\/house-faults\.ts$)/,
    why: 'what is not done is not there',
  },
  {
    name: 'unfinished or selective tests',
    pattern: /\b(it|test|describe)\.(only|todo)\b|expect\(true\)/,
    files: /\.(test|spec)\.tsx?$|^e2e\//,
    except: /^$/,
    why: 'every test runs and can fail',
  },
  {
    name: 'a bare participle for a name',
    pattern: bareParticiple,
    files: /\.tsx?$/,
    except: /\.(test|spec)\.tsx?$/,
    why: 'nobody searches for what became of a thing: a verb says what is done, a noun what it is',
  },
  {
    name: 'index.ts as a folder of everything',
    pattern: /^export \* from/m,
    files: /\/index\.tsx?$/,
    except: /^$/,
    why: 'an index.ts names each of its exports',
  },
]

/** What a file does against the rules of the house, each as `file:line rule: why`. */
export const houseFaults = (file: string, text: string): string[] => {
  const concerned = rules.filter((rule) => rule.files.test(file) && !rule.except.test(file))
  if (concerned.length === 0) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      concerned
        .filter((rule) => rule.pattern.test(line))
        .map((rule) => `${file}:${index + 1} ${rule.name}: ${rule.why}`),
    )
}
