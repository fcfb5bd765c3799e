import { type RefObject, useEffect, useRef, useState } from 'react'

/** How near counts, as a margin around the screen. */
const margin = '300px 0px'

/** Calls of the elements that are waiting, and the one observer of them all. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Whether the element of the ref has come near the screen; it stays so. Given `true` it is near from the start. */
export function useNear(isNearAtOnce: boolean): [ref: RefObject<HTMLElement>, isNear: boolean] {
  const ref = useRef<HTMLElement>(null)
  const [wasNear, setNear] = useState(false)
  const isNear = isNearAtOnce || wasNear
  useEffect(() => {
    const { current } = ref
    if (isNear || !current) return
    watcher().observe(current)
    waiting.set(current, () => setNear(true))
    return () => {
      waiting.delete(current)
      observer?.unobserve(current)
    }
  }, [isNear])
  return [ref, isNear]
}

function watcher(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: margin },
  )
  return observer
}
