import { parseKept } from '../../../../sandbox/devtools/hosts/page/kept'

const first = parseKept(null, 'en')

it('at the first visit all four frames are shown and set together, in the language of the page', () => {
  expect(first).toMatchObject({ target: 'all', isMirroring: false, hidden: [], alone: undefined })
  expect(first.settings.tt.language).toBe('en')
})

it('what was kept is read again', () => {
  const kept = { ...first, target: 'tt' as const, isMirroring: true, hidden: ['h5' as const], alone: 'weapp' as const }
  expect(parseKept(JSON.stringify(kept), 'zh-CN')).toEqual(kept)
})

it.each(['', '{', '3', 'null', '{"target":"ios","hidden":["ios"],"alone":4,"isMirroring":"yes"}'])(
  '%j reads as at the first visit',
  (json) => {
    expect(parseKept(json, 'en')).toEqual(first)
  },
)
