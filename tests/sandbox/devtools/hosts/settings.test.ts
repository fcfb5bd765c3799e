import { parseSettings, presentValue, withChange } from '../../../../sandbox/devtools/hosts/page/settings'

const first = parseSettings(undefined, 'zh-CN')

it('a change for all reaches every frame, a change for one that frame alone', () => {
  const slow = withChange(first, 'all', { network: 'slow' })
  expect(Object.values(slow).map(({ network }) => network)).toEqual(['slow', 'slow', 'slow', 'slow'])
  const one = withChange(slow, 'tt', { network: 'offline', person: '13800138002' })
  expect([one.h5.network, one.tt.network]).toEqual(['slow', 'offline'])
  expect([one.h5.person, one.tt.person]).toEqual([undefined, '13800138002'])
})

it('a change of one permission leaves the others as they are', () => {
  const changed = withChange(withChange(first, 'h5', { permissions: { camera: false } }), 'all', {
    permissions: { album: false },
  })
  expect(changed.h5.permissions).toEqual({ camera: false, album: false, location: true })
  expect(changed.weapp.permissions).toEqual({ camera: true, album: false, location: true })
})

it('a setting of several frames is mixed as soon as one of them differs', () => {
  const changed = withChange(first, 'alipay', { theme: 'xyfApp' })
  expect(presentValue(changed, 'all', ({ theme }) => theme)).toBe('mixed')
  expect(presentValue(changed, 'alipay', ({ theme }) => theme)).toEqual({ value: 'xyfApp' })
  expect(presentValue(changed, 'all', ({ network }) => network)).toEqual({ value: 'normal' })
  expect(presentValue(changed, 'all', ({ person }) => person)).toEqual({ value: undefined })
})

it('settings that were kept are read again', () => {
  const changed = withChange(
    withChange(first, 'weapp', { person: '', address: '/pages/my/index', pay: 'hang' }),
    'all',
    {
      permissions: { location: false },
    },
  )
  expect(parseSettings(JSON.parse(JSON.stringify(changed)), 'en')).toEqual(changed)
})

it.each([
  ['nothing', undefined],
  ['a text', 'offline'],
  ['frames of another kind', { h5: 3, weapp: null, other: {} }],
  ['values that do not exist', { h5: { network: 'fast', theme: 7, pay: 'toString', permissions: { camera: 'no' } } }],
])('%s reads as at the first visit', (_name, kept) => {
  expect(parseSettings(kept, 'zh-CN')).toEqual(first)
})
