import { inLinearTime } from '@tests/fixtures/inLinearTime'
import { maskCard, maskEmail, maskIdCard, maskName, maskPhone, maskText } from '@/lib/mask'

const ID = '110101199003071234'
const ID_X = '11010119900307123X'
const CARD = '6222021234567890123'

describe('single values', () => {
  it('D-13 a phone keeps its first three and last four digits, however it is written', () => {
    for (const phone of ['13800138000', '138 0013 8000', '138-0013-8000', '+8613800138000', '138****8000']) {
      expect(maskPhone(phone)).toBe('138 **** 8000')
    }
  })

  it('a text that is not a phone is hidden completely', () => {
    for (const text of ['1380013800', '138001380001', 'abc', '3800138']) expect(maskPhone(text)).toBe('****')
    expect(maskPhone('')).toBe('')
  })

  it('an identity number keeps its first and last character', () => {
    expect(maskIdCard(ID)).toBe('1****************4')
    expect(maskIdCard(ID_X)).toBe('1****************X')
    expect(maskIdCard('12')).toBe('**')
    expect(maskIdCard('')).toBe('')
  })

  it('a card keeps its last four digits', () => {
    expect(maskCard(CARD)).toBe('**** 0123')
    expect(maskCard('6222 0212 3456 7890')).toBe('**** 7890')
    expect(maskCard('7890')).toBe('**** 7890')
    expect(maskCard('789')).toBe('****')
    expect(maskCard('')).toBe('')
  })

  it('a name keeps its first character, also one outside the basic plane', () => {
    expect(maskName('张三')).toBe('张*')
    expect(maskName('欧阳修远')).toBe('欧***')
    expect(maskName('张')).toBe('张*')
    expect(maskName('𠮷野')).toBe('𠮷*')
    expect(maskName('')).toBe('')
  })
})

describe('maskText', () => {
  it.each([
    ['phone 13800138000 failed', 'phone 138 **** 8000 failed'],
    ['13800138000,13900139000', '138 **** 8000,139 **** 9000'],
    ['138 0013 8000,139-0013-9000', '138 **** 8000,139 **** 9000'],
    ['{"mobile":13800138000}', '{"mobile":138 **** 8000}'],
    ['tel:8613800138000', 'tel:**** 8000'],
    [`id ${ID}.`, 'id 1****************4.'],
    [`id ${ID_X}.`, 'id 1****************X.'],
    ['110101 19900307 123X', '1****************X'],
    [`card ${CARD}!`, 'card **** 0123!'],
    ['card 6222 0212 3456 7890 123', 'card **** 0123'],
    ['123456789012', '**** 9012'],
    ['?idCard=%22110101199003071234%22', '?idCard=%221****************4%22'],
    ['?m=%2013800138000&n=138%200013%208000', '?m=%20138 **** 8000&n=138 **** 8000'],
    ['?card=6222%200212%203456%207890%20123', '?card=**** 0123'],
    ['?id=110101%2019900307%20123X', '?id=1****************X'],
  ])('%p becomes %p', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  it.each([
    ['/a?mToken=abc.def-1&b=2', '/a?mToken=***&b=2'],
    ['token=a%2Bb%3D%3D', 'token=***'],
    ['{"mToken":"abc","b":1}', '{"mToken":"***","b":1}'],
    ['{\\"rscToken\\":\\"abc\\"}', '{\\"rscToken\\":\\"***\\"}'],
    ['redirect=%2Fa%3FmToken%3Dabc%26b%3D1', 'redirect=%2Fa%3FmToken%3D***%26b%3D1'],
    ['jwt-token: abc.def.ghi', 'jwt-token: ***'],
    ['%7B%22token%22%3A%22abc%22%7D', '%7B%22token%22%3A%22***%22%7D'],
  ])('the token value of %p is hidden', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  it.each([
    '20250102150405123456',
    '12345678901234567890123456789012',
    'R-66 at 2025-01-02 15:04:05.123',
    '¥19.99 for 10 coins',
    'invalid token',
    '12345678901',
  ])('leaves %p readable', (text) => {
    expect(maskText(text)).toBe(text)
  })

  it('masking twice changes nothing more', () => {
    const text = `13800138000 ${ID} ${CARD} token=abc 138-0013-8000 %22${ID_X}%22`
    expect(maskText(maskText(text))).toBe(maskText(text))
  })

  it.each(['token', '1 ', '1234 ', '%22', 'token=', '138 0013 '])(
    'reads two million characters of %j, and each only so often',
    (piece) => {
      const text = piece.repeat(2_000_000 / piece.length)
      expect(inLinearTime(() => maskText(text)).length).toBeGreaterThan(0)
    },
  )
})

it.each([
  ['zhou@mail.example.com', 'z***@mail.example.com'],
  ['a@b.cn', 'a***@b.cn'],
  ['@b.cn', '****'],
  ['zhou', '****'],
  ['', ''],
])('S6 the address %s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
