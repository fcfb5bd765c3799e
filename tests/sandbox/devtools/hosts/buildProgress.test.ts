import type { BuildState } from '../../../../sandbox/devtools/hosts/builds'
import { progressOf } from '../../../../sandbox/devtools/hosts/frame/buildProgress'

const build = (more: Partial<BuildState> = {}): BuildState => ({
  state: 'building',
  lines: ['webpack 5.91 compiled 1204 modules'],
  seconds: 12,
  place: { number: 1, count: 3 },
  ...more,
})

it.each([
  [build(), '微信，第 1 个，共 3 个，约一分钟', 'WeChat, 1 of 3, about a minute'],
  [build({ place: { number: 1, count: 1 } }), '微信，约一分钟', 'WeChat, about a minute'],
  [build({ seconds: 61 }), '微信，第 1 个，共 3 个，超过一分钟', 'WeChat, 1 of 3, more than a minute'],
  [
    build({ state: 'waiting', place: { number: 2, count: 3 } }),
    '微信，第 2 个，共 3 个，等待另一个构建结束',
    'WeChat, 2 of 3, waits for another build',
  ],
])('progress is said in words, without what the compiler prints: %#', (state, zh, en) => {
  expect([progressOf('weapp', state, 'zh'), progressOf('weapp', state, 'en')]).toEqual([zh, en])
})
