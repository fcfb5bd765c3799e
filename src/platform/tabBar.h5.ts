import Taro from '@tarojs/taro'
import type { SetTabWords, ShowTabs } from './tabBarPort'

/** How long to wait before a thing is said again, in milliseconds, and how often. */
const pause = 100
const tries = 600

const latest = new Map<string, () => Promise<unknown>[]>()

/** Taro's tab bar listens once it is drawn, in a chunk of its own that may come after the page; what was said before is lost. */
export const setTabWords: SetTabWords = (words) => {
  void sayUntilHeard('words', () => words.map((text, index) => Taro.setTabBarItem({ index, text })))
}

export const showTabs: ShowTabs = (shown) => {
  void sayUntilHeard('shown', () => [shown ? Taro.showTabBar() : Taro.hideTabBar()])
}

/** @param topic what was said of it before is not brought back */
async function sayUntilHeard(topic: string, say: () => Promise<unknown>[]): Promise<void> {
  latest.set(topic, say)
  for (let turn = 0; turn < tries && latest.get(topic) === say; turn += 1) {
    let isHeard = false
    const heard = () => {
      isHeard = true
    }
    for (const answer of say()) answer.then(heard, heard)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isHeard) return
  }
}
