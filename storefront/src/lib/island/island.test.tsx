// @vitest-environment happy-dom
import { act, type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { island } from './island.tsx'

let see: (() => void) | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(then: (entries: object[]) => void) {
        see = () => then([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        see = undefined
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const Counter = ({ name }: { name: string }) => {
  const [n, setN] = useState(0)
  return (
    <section>
      <h2>{name}</h2>
      <details>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
    </section>
  )
}

/** What the server wrote, and the same part in a browser that has no code of it yet. */
const renderIsland = async (hydrateWhen: 'visible' | 'interaction' | 'never') => {
  const load = vi.fn(async () => Counter)
  const OnServer = island(load, { hydrateWhen })
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<OnServer name="Roofs" />)
  document.body.append(root)
  load.mockClear()
  const InBrowser = island(load, { hydrateWhen })
  const complaints: unknown[] = []
  const react = await act(() =>
    hydrateRoot(root, <InBrowser name="Roofs" />, { onRecoverableError: (error) => complaints.push(error) }),
  )
  return { root, load, complaints, react, InBrowser, button: () => root.querySelector('button') }
}

test('the HTML of the server stays, and nothing is loaded, until the part is seen', async () => {
  const { root, load, complaints, button } = await renderIsland('visible')
  expect(root.textContent).toBe('RoofsMore0')
  expect([load.mock.calls.length, complaints]).toEqual([0, []])
  button()?.focus()
  const fold = () => root.querySelector('details')
  fold()?.setAttribute('open', '')
  await act(async () => see?.())
  expect(fold()?.open).toBe(true)
  expect(load).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button())
  await act(async () => button()?.click())
  expect(root.textContent).toBe('RoofsMore1')
})

test('a part that waits for somebody is not loaded by being in view alone', async () => {
  const { root, load, button } = await renderIsland('interaction')
  await act(async () => see?.())
  expect(load).not.toHaveBeenCalled()
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  await act(async () => see?.())
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button()?.click())
  expect(root.textContent).toBe('RoofsMore1')
})

test('text typed and buttons pressed before hydration are not lost', async () => {
  const Form = () => {
    const [text, setText] = useState('')
    const [sent, setSent] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(text)
        }}
      >
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Send</button>
        <p>{sent}</p>
      </form>
    )
  }
  let arrive: ((form: typeof Form) => void) | undefined
  const OnServer = island(async () => Form, { hydrateWhen: 'visible' })
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<OnServer />)
  document.body.append(root)
  const InBrowser = island(() => new Promise<typeof Form>((resolve) => (arrive = resolve)), {
    hydrateWhen: 'visible',
  })
  await act(() => hydrateRoot(root, <InBrowser />))
  const field = root.querySelector('input') as HTMLInputElement
  field.value = 'ana@example.com'
  await act(async () => root.querySelector('button')?.click())
  expect(root.querySelector('p')?.textContent).toBe('')
  await act(async () => arrive?.(Form))
  expect(root.querySelector('input')?.value).toBe('ana@example.com')
  await act(() => vi.waitFor(() => expect(root.querySelector('p')?.textContent).toBe('ana@example.com')))
})

test('whoever gets into a field after the code has come, and before it is rendered, stays there', async () => {
  const { react, InBrowser, button } = await renderIsland('visible')
  const written = button()
  await act(async () => {
    see?.()
    await InBrowser.load()
    for (let step = 0; step < 20; step++) await Promise.resolve()
    expect(button()).toBe(written)
    written?.focus()
  })
  expect(button()).not.toBe(written)
  expect(document.activeElement).toBe(button())
  await act(async () => react.unmount())
})

test('a part whose code came with another of its kind is handed over when something else renders it', async () => {
  const { react, InBrowser, button } = await renderIsland('visible')
  const written = button()
  await InBrowser.load()
  written?.focus()
  await act(async () => react.render(<InBrowser name="Roofs" />))
  expect(button()).not.toBe(written)
  expect(document.activeElement).toBe(button())
})

test('a press whose code comes while the finger is down is not lost', async () => {
  vi.useFakeTimers()
  try {
    const { root, button } = await renderIsland('visible')
    const pressed = button()
    await act(async () => pressed?.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    await act(async () => see?.())
    // What is under the finger is what was under it.
    expect(button()).toBe(pressed)
    window.dispatchEvent(new Event('pointerup'))
    pressed?.click()
    for (const _ of ['the code takes over', 'the press is replayed'])
      await act(async () => void (await vi.runAllTimersAsync()))
    expect(root.textContent).toBe('RoofsMore1')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['pointerdown', 'pointerup'],
  ['keydown', 'keyup'],
])(
  'a press that begins after the code has come, and before it is rendered, is not lost (%s)',
  async (down, up) => {
    vi.useFakeTimers()
    try {
      const { root, InBrowser, button } = await renderIsland('visible')
      const pressed = button()
      await act(async () => {
        see?.()
        await InBrowser.load()
        for (let step = 0; step < 20; step++) await Promise.resolve()
        pressed?.dispatchEvent(new Event(down, { bubbles: true }))
      })
      expect(button()).toBe(pressed)
      window.dispatchEvent(new Event(up))
      pressed?.click()
      for (const _ of ['the code takes over', 'the press is replayed'])
        await act(async () => void (await vi.runAllTimersAsync()))
      expect(root.textContent).toBe('RoofsMore1')
      expect(button()).not.toBe(pressed)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('where the parent took in what was typed, no field gives back what it showed before', async () => {
  const Pair = ({ mm, onChange }: { mm: number; onChange(mm: number): void }) => (
    <p>
      <input value={mm / 1000} onChange={(event) => onChange(Number(event.target.value) * 1000)} />
      <input value={mm} onChange={(event) => onChange(Number(event.target.value))} />
    </p>
  )
  const options = { hydrateWhen: 'visible', restoresValues: false } as const
  const Around = ({ Length }: { Length: ComponentType<Parameters<typeof Pair>[0]> }) => {
    const [mm, setMm] = useState(3000)
    return (
      <div onInput={({ target }) => target instanceof HTMLInputElement && setMm(Number(target.value) * 1000)}>
        <Length mm={mm} onChange={setMm} />
      </div>
    )
  }
  const OnServer = island(async () => Pair, options)
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Around Length={OnServer} />)
  document.body.append(root)
  const InBrowser = island(async () => Pair, options)
  await act(() => hydrateRoot(root, <Around Length={InBrowser} />))
  const values = () => [...root.querySelectorAll('input')].map(({ value }) => value)
  const [metres] = root.querySelectorAll('input')
  if (metres) metres.value = '4.2'
  await act(async () => metres?.dispatchEvent(new Event('input', { bubbles: true })))
  await act(async () => see?.())
  expect(values()).toEqual(['4.2', '4200'])
})

test('whoever types while the code comes goes on in their own text, with what they had selected', async () => {
  const Length = ({ mm, onChange }: { mm: number; onChange(mm: number): void }) => {
    const [draft, setDraft] = useState<string>()
    return (
      <input
        value={draft ?? mm / 1000}
        onChange={({ target }) => {
          setDraft(target.value)
          onChange(Number(target.value) * 1000)
        }}
      />
    )
  }
  const options = { hydrateWhen: 'visible', restoresValues: false } as const
  const OnServer = island(async () => Length, options)
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<OnServer mm={3000} onChange={() => {}} />)
  document.body.append(root)
  const InBrowser = island(async () => Length, options)
  await act(() => hydrateRoot(root, <InBrowser mm={3000} onChange={() => {}} />))
  const field = () => root.querySelector('input') as HTMLInputElement
  field().focus()
  field().value = '3.'
  field().setSelectionRange(0, 2)
  const before = field()
  await act(async () => see?.())
  expect(field()).not.toBe(before)
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['3.', 0, 2])
  expect(document.activeElement).toBe(field())
})

test('a file chosen in a dialog that was open when the code came is chosen', async () => {
  const Drawing = () => {
    const [names, setNames] = useState('none')
    return (
      <label>
        {names}
        <input
          type="file"
          onChange={({ target }) => setNames([...(target.files ?? [])].map(({ name }) => name).join())}
        />
      </label>
    )
  }
  const OnServer = island(async () => Drawing, { hydrateWhen: 'visible' })
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<OnServer />)
  document.body.append(root)
  const InBrowser = island(async () => Drawing, { hydrateWhen: 'visible' })
  await act(() => hydrateRoot(root, <InBrowser />))
  const field = () => root.querySelector('input') as HTMLInputElement
  const pressed = field()
  await act(async () => see?.())
  expect(field()).not.toBe(pressed)
  expect(root.textContent).toBe('none')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['%PDF-1.7'], 'plan.pdf'))
  pressed.files = chosen.files
  await act(async () => pressed.dispatchEvent(new Event('change', { bubbles: true })))
  expect(root.textContent).toBe('plan.pdf')
})

test('a film that runs when the code comes goes on where it was', async () => {
  const Film = () => <video src="/film.mp4" />
  const OnServer = island(async () => Film, { hydrateWhen: 'visible' })
  await OnServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<OnServer />)
  document.body.append(root)
  const InBrowser = island(async () => Film, { hydrateWhen: 'visible' })
  await act(() => hydrateRoot(root, <InBrowser />))
  const film = () => root.querySelector('video') as HTMLVideoElement
  const before = film()
  before.muted = true
  before.currentTime = 1.5
  await before.play()
  await act(async () => see?.())
  expect(film()).not.toBe(before)
  expect([film().currentTime, film().muted, film().paused]).toEqual([1.5, true, false])
})

test('a part that only shows is never loaded, whatever is rendered around it', async () => {
  const { root, load, react, InBrowser } = await renderIsland('never')
  await act(async () => react.render(<InBrowser name="Doors" />))
  expect([root.textContent, load.mock.calls.length]).toEqual(['RoofsMore0', 0])
})

test('in a document that did not bring it, a part is loaded and shown', async () => {
  const load = vi.fn(async () => Counter)
  const Later = island(load, { hydrateWhen: 'never' })
  const root = document.createElement('div')
  root.innerHTML = renderToString(<p>Cart</p>)
  document.body.append(root)
  const react = await act(() => hydrateRoot(root, <p>Cart</p>))
  await act(async () => react.render(<Later name="Roofs" />))
  expect(root.textContent).toBe('RoofsMore0')
})

test('a hydrated island renders from its code', async () => {
  const { root, react, InBrowser } = await renderIsland('visible')
  await InBrowser.load()
  await act(async () => react.render(<InBrowser name="Doors" />))
  expect(root.textContent).toBe('DoorsMore0')
})
