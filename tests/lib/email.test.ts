import { isEmail } from '@/lib/email'

describe('isEmail', () => {
  it.each(['a@b.cn', 'a.b+c@d-e.com', 'x_1@m.example.com', 'A9@EXAMPLE.COM', 'a%b@c.d.e.info'])(
    'R-50 accepts %p',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    'a@b',
    'a b@c.com',
    '@c.com',
    '',
    'a@',
    'a@@b.cn',
    'a@b..cn',
    'a@.cn',
    'a@-b.cn',
    'a@b-.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@b.c',
    'a@b.1',
    'a@b.cn ',
    '张@b.cn',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b.'.repeat(130)}cn`,
  ])('R-50 refuses %p', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
