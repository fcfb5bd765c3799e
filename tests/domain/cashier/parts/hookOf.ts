import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** One component for all hooks, so that drawing again updates what is there. */
function User({ use }: { use(): void }) {
  use()
  return null
}

/** A component that only uses a hook, in a browser: what the hook answered last, and how to use it with another value. */
export function hookOf<Given, Answer>(use: (given: Given) => Answer, first: Given) {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const root = createRoot(document.createElement('div'))
  let answer: Answer | undefined
  const draw = (given: Given) => {
    const keep = () => {
      answer = use(given)
    }
    act(() => root.render(createElement(User, { use: keep })))
  }
  draw(first)
  return { answer: () => answer, draw, leave: () => act(() => root.unmount()) }
}
