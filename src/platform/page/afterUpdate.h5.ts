import type { AfterUpdate } from './ports'

/** After the browser has painted: a timer that starts in a frame runs after that frame. */
export const afterUpdate: AfterUpdate = (run) => {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
