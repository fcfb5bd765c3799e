import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Calls `apply` with the value whenever this page comes to the front, and when the value changes while it is there. */
export function useShown<T extends string | boolean>(apply: (value: T) => void, value: T): void {
  const isShown = useRef(false)
  useDidShow(() => {
    isShown.current = true
    apply(value)
  })
  useDidHide(() => {
    isShown.current = false
  })
  useEffect(() => {
    if (isShown.current) apply(value)
  }, [apply, value])
}
