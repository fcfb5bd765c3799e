import Taro from '@tarojs/taro'

let last = { text: '', until: 0 }

/** Shows one line over the page. @param duration milliseconds: 2 000, or 3 000 for assist and a failed create-and-pay */
export function toast(text: string, duration = 2000): void {
  if (!text) return
  last = { text, until: Date.now() + duration }
  void Taro.showToast({ title: text, icon: 'none', duration })
}

/** The line that should still stand, and for how many milliseconds. */
export function standingToast(): { text: string; rest: number } | undefined {
  const rest = last.until - Date.now()
  return rest > 0 ? { text: last.text, rest } : undefined
}
