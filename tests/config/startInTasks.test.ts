import { inTasks } from '../../config/startInTasks'

/** What webpack writes for an entry of three modules beside a chunk. */
const startup = `// This entry module depends on other loaded chunks and execution need to be delayed
__webpack_require__.O(undefined, ["182"], () => (__webpack_require__("a")))
__webpack_require__.O(undefined, ["182"], () => (__webpack_require__("b")))
var __webpack_exports__ = __webpack_require__.O(undefined, ["182"], () => (__webpack_require__("c")))
__webpack_exports__ = __webpack_require__.O(__webpack_exports__);
`

interface Port {
  onmessage?: () => void
  close(): void
}

/** Runs a start whose chunks are there; answers what has run, and what the browser has asked of it since. */
function run(text: string, load: (id: string) => void) {
  const posted: (() => void)[] = []
  let isOpen = true
  const port1: Port = {
    close: () => {
      isOpen = false
    },
  }
  const port2 = { postMessage: () => void posted.push(() => port1.onmessage?.()) }
  const require = Object.assign(load, { O: (_?: unknown, __?: unknown, next?: () => void) => next?.() })
  new Function('__webpack_require__', 'MessageChannel', text)(
    require,
    class {
      port1 = port1
      port2 = port2
    },
  )
  return { task: () => posted.shift()?.(), rest: () => posted.length, isOpen: () => isOpen }
}

describe('the start of the first load', () => {
  it('runs each module of the entry in a task of its own, in their order', () => {
    const ran: string[] = []
    const { task, rest, isOpen } = run(inTasks(startup), (id) => void ran.push(id))
    expect(ran).toEqual([])
    task()
    expect(ran).toEqual(['a'])
    task()
    expect(ran).toEqual(['a', 'b'])
    expect(isOpen()).toBe(true)
    task()
    expect(ran).toEqual(['a', 'b', 'c'])
    expect([rest(), isOpen()]).toEqual([0, false])
  })

  it('ends where a module throws', () => {
    const { task, rest } = run(inTasks(startup), (id) => {
      if (id === 'b') throw new Error('broken')
    })
    task()
    expect(task).toThrow('broken')
    expect(rest()).toBe(0)
  })

  it.each([
    ['nothing', ''],
    ['modules that wait for different chunks', startup.replace('"182"', '"7"')],
  ])('fails the build where webpack writes %s', (_, text) => expect(() => inTasks(text)).toThrow('startInTasks'))
})
