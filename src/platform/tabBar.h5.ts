import Taro from '@tarojs/taro'
import type { SetTabWords } from './tabBarPort'

/** How long to wait before the words are said again, in milliseconds, and how often. */
const pause = 100
const tries = 600

let latest: readonly string[] = []

/** Taro's tab bar listens once it is drawn, in a chunk of its own that may come after the page; what was said before is lost. */
export const setTabWords: SetTabWords = (words) => {
  latest = words
  void sayUntilHeard(words)
}

async function sayUntilHeard(words: readonly string[]): Promise<void> {
  for (let turn = 0; turn < tries && words === latest; turn += 1) {
    let isHeard = false
    const heard = () => {
      isHeard = true
    }
    words.forEach((text, index) => {
      Taro.setTabBarItem({ index, text }).then(heard, heard)
    })
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isHeard) return
  }
}
