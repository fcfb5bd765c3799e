import Taro from '@tarojs/taro'
import type { SetTabWords, ShowTabs } from './ports'

/** How long to wait before an event is repeated, in milliseconds, and how often it is repeated. */
const pause = 100
const tries = 600

const latest = new Map<string, () => Promise<unknown>[]>()

/** Taro's tab bar starts to listen when it is rendered, from a chunk that may load after the page; earlier events are lost, so they are repeated. */
export const setTabWords: SetTabWords = (words) => {
  void sayUntilHeard('words', () => words.map((text, index) => Taro.setTabBarItem({ index, text })))
}

export const showTabs: ShowTabs = (shown) => {
  void sayUntilHeard('shown', () => [shown ? Taro.showTabBar() : Taro.hideTabBar()])
}

/** @param topic a newer event of the same topic cancels the repetition */
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
