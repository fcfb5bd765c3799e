import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Calls `apply` with the text whenever this page comes to the front, and when the text changes while it is there. */
export function useShown(apply: (text: string) => void, text: string): void {
  const isShown = useRef(false)
  useDidShow(() => {
    isShown.current = true
    apply(text)
  })
  useDidHide(() => {
    isShown.current = false
  })
  useEffect(() => {
    if (isShown.current) apply(text)
  }, [apply, text])
}
