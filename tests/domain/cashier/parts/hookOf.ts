import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** One component for all hooks, so that drawing again updates what is there. */
function User({ use }: { use(): void }) {
  use()
  return null
}

/** A component that only uses a hook, in a browser: what the hook answered, and how to use it with another value. */
export function hookOf<Given, Answer>(use: (given: Given) => Answer, first: Given) {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const root = createRoot(document.createElement('div'))
  const answers: Answer[] = []
  const draw = (given: Given) => {
    const keep = () => {
      answers.push(use(given))
    }
    act(() => root.render(createElement(User, { use: keep })))
  }
  draw(first)
  return { answers, answer: () => answers.at(-1), draw, leave: () => act(() => root.unmount()) }
}
