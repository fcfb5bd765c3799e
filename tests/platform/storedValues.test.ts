import { stored } from '@tests/request/fakeHost'
import { customerKeys } from '@/domain/session/customerKeys'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { rows, type StoredRow, spoilt } from './storedRows'

jest.mock('@tarojs/taro', () => {
  // One device for all loads of the modules that use it.
  const device = globalThis as { taroModule?: object }
  device.taroModule ??= jest.requireActual('@tests/request/fakeHost').taroModule
  return device.taroModule
})
jest.mock('@/platform/text/hostTextScale', () => jest.requireActual('@/platform/text/hostTextScale.ts'))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))
jest.mock('@/platform/links/startQuery', () => ({ takeStartQuery: () => ({}) }))

const put = ({ key, isOfLaunch }: StoredRow, value: unknown) => {
  if (isOfLaunch) launchStorage.write(key, value)
  else stored.set(key, value)
}
const left = ({ key, isOfLaunch }: StoredRow) => (isOfLaunch ? launchStorage.read(key) : stored.get(key))

beforeEach(() => stored.clear())

describe('a stored value', () => {
  it.each(
    rows.flatMap((row) =>
      Object.entries(spoilt)
        .filter(([name]) => !row.takes?.includes(name))
        .map(([name, value]) => [row.key, name, value, row] as const),
    ),
  )('%s that is %s counts as absent and is removed', (_key, _name, value, row) => {
    row.reset?.()
    put(row, value)
    expect(row.read()).toEqual(row.absent)
    if (row.isRenewed) expect(left(row)).not.toEqual(value)
    else expect(left(row)).toBeUndefined()
  })

  it.each(rows.map((row) => [row.key, row] as const))('%s that is valid is read and kept', (_key, row) => {
    row.reset?.()
    put(row, row.good)
    expect(row.read()).toEqual('seen' in row ? row.seen : row.good)
    expect(left(row)).toEqual(row.good)
  })

  it('U3 of a customer is in the table of these tests', () => {
    const keys = rows.map(({ key }) => key)
    expect([...customerKeys.device, ...customerKeys.launch].filter((key) => !keys.includes(key))).toEqual([])
  })
})
