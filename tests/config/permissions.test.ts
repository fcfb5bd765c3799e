import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { askingCalls, askingPorts, type PermissionUse, passedOn, permissionUses } from '@tests/fixtures/permissions'

type Sources = Readonly<Record<string, string>>

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sources: Sources = Object.fromEntries(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.ts', 'src/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => [file, read(file)]),
)

const calls = new RegExp(`\\b(?:Taro|weapp|alipay|mediaDevices|geolocation)\\s*\\.(?:${askingCalls.join('|')})\\b`)
const portOf = (file: string) => file.replace(/^src\//, '').replace(/(?:\.(?:weapp|alipay|tt|h5))?\.tsx?$/, '')

/** What of these sources may ask the customer for a permission without a row of the table, and rows whose purpose is not on the screen. */
function unsaid(files: Sources, uses: readonly PermissionUse[]): string[] {
  const known = new Set(uses.map(({ file }) => file))
  const faults: string[] = []
  for (const [file, text] of Object.entries(files)) {
    const isPort = portOf(file) in askingPorts
    if (calls.test(text) && !isPort) faults.push(`${file} calls the host itself`)
    const users = [
      ...(isPort || file in passedOn ? [] : Object.values(askingPorts)),
      ...Object.entries(passedOn).flatMap(([own, used]) => (own === file ? [] : [used])),
      /openType="getPhoneNumber"/,
    ]
    const asks =
      !file.startsWith('src/platform/') &&
      file !== 'src/domain/profile/PhotoSheet.tsx' &&
      users.some((used) => used.test(text))
    if (asks && !known.has(file)) faults.push(`${file} asks without a purpose`)
  }
  for (const { permission, file, purpose } of uses) {
    if (!(file in files)) faults.push(`${file} is gone`)
    else if (!files[purpose.file]?.includes(purpose.shown))
      faults.push(`${permission}: ${purpose.file} lacks its purpose`)
  }
  return faults
}

describe('a permission of the customer', () => {
  it('is asked for by the uses of the table alone, each with its purpose on the screen before', () => {
    expect(unsaid(sources, permissionUses)).toEqual([])
  })

  it('has its purpose read by a test of the screen before the host is asked', () => {
    const unread = permissionUses.filter(
      ({ test, word }) => !existsSync(path.join(root, test)) || !read(test).includes(word),
    )
    expect(unread).toEqual([])
  })

  it.each([
    ['a call of the host', 'src/pages/home/index.tsx', 'Taro.getLocation({})', 'calls the host itself'],
    ['a new screen that saves into the album', 'src/pages/my/save.ts', 'poster.save(file)', 'asks without a purpose'],
    ['a start that asks for messages', 'src/app.tsx', "void askReminder('delivery')", 'asks without a purpose'],
    [
      'a new screen with the sheet of pictures',
      'src/pages/my/picture.tsx',
      '<PhotoSheet open />',
      'asks without a purpose',
    ],
    ['a button for the phone number', 'src/pages/my/index.tsx', 'openType="getPhoneNumber"', 'asks without a purpose'],
  ])('is found in %s', (_what, file, text, fault) => {
    expect(unsaid({ ...sources, [file]: text }, permissionUses)).toEqual([`${file} ${fault}`])
  })

  it('is found where its purpose was removed from the screen, or the use itself', () => {
    const login = 'src/center/login/index.tsx'
    const without = { ...sources, [login]: sources[login]?.replace('{words.oneTapUse}', '') ?? '' }
    expect(unsaid(without, permissionUses)).toEqual([`phone number, for the login: ${login} lacks its purpose`])
    const { 'src/domain/identity/SideCard.tsx': _gone, ...rest } = sources
    expect(unsaid(rest, permissionUses)).toEqual(['src/domain/identity/SideCard.tsx is gone'])
  })
})
