import Taro from '@tarojs/taro'

/** Shows one line over the page. @param duration milliseconds: 2 000, or 3 000 for assist and a failed create-and-pay */
export function toast(text: string, duration = 2000): void {
  if (text) void Taro.showToast({ title: text, icon: 'none', duration })
}
