import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cashierKeys } from '@/domain/session/customerKeys'
import { namedLinks } from '@/routes'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The sources of the app without those that declare, take in or keep the values. */
const declaring = [
  'src/domain/session/launch.ts',
  'src/domain/session/customerKeys.ts',
  'src/domain/cashier/payment/cashierStorage.ts',
]
const sources = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('src/contract/'))
const code = sources.map((file) => [file, read(file)] as const)
const elsewhere = code.filter(([file]) => !declaring.includes(file)).map(([, text]) => text)

/** What sends named links: the pages of an operator, and the tasks of activities. */
const operatorPages = ['remoteConfig/samplePages', 'activity/custom/plans/tasks'].map((name) =>
  read(`sandbox/areas/${name}.ts`),
)

const held = [...read('docs/held.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)

/** How code of ours reads a value: the cashier's from session storage, the others as a property, or by the name of a message. */
const readings: readonly [names: readonly string[], isRead: (name: string, text: string) => boolean][] = [
  [cashierKeys, (name, text) => new RegExp(`cashierValues\\.${name}\\.read\\(`).test(text)],
  [
    ['userId', 'action', 'canLoan', 'uniPlatform', 'appFrom', 'from'],
    (name, text) => new RegExp(`(?:launch|asked|query)\\.${name}\\b`).test(text),
  ],
  [['miniLinkParams', 'vipId'], (name, text) => new RegExp(`\\b${name}\\b`).test(text)],
  [[...namedLinks.keys()], (name, text) => text.includes(`'${name}'`)],
  [['resume', 'adVideo'], (name, text) => text.includes(`.on('${name}'`)],
]

/** The cashier's own file reads what it offers to others by a function. */
const texts = (name: string) =>
  namedLinks.has(name)
    ? operatorPages
    : (cashierKeys as readonly string[]).includes(name)
      ? code.map(([, text]) => text)
      : elsewhere

it('R-08 R-14 R-55 R-70 R-102 each value that nothing of ours reads is in the list, and no other', () => {
  const unread = readings.flatMap(([names, isRead]) =>
    names.filter((name) => !texts(name).some((text) => isRead(name, text))),
  )
  expect([...held].sort()).toEqual([...unread].sort())
})

it('each name is one of the contract, the start query, the cashier or the messages of the native app', () => {
  const named = [
    read('src/contract/member/info.ts'),
    read('src/domain/native/messages.ts'),
    read('src/routes.ts'),
    ...declaring.map(read),
  ].join('\n')
  expect(held.filter((name) => !new RegExp(`\\b${name}\\b`).test(named))).toEqual([])
})
