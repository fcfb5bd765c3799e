import { session as english } from '@/i18n/en/session'
import { session as chinese } from '@/i18n/session'
import { Check } from '@/ui/input/Check'
import { clean, draw, tap } from './mounted'

afterEach(clean)

const opened: string[] = []
const drawn = ({ agree, agreements, agreementsJoin }: typeof chinese) =>
  draw(
    <Check
      checked={false}
      text={agree}
      links={agreements}
      between={agreementsJoin}
      onChange={() => undefined}
      onLink={(code) => opened.push(code)}
    />,
  )
const labelOf = (box: HTMLElement) => box.querySelector('[role=checkbox]')?.getAttribute('aria-label')

describe('a checkbox with links to agreements', () => {
  it('reads as one English sentence, on the screen and for a screen reader', () => {
    const box = drawn(english)
    expect(box.textContent).toBe('I agree to theUser agreementandPrivacy policy')
    expect(labelOf(box)).toBe('I agree to the User agreement and Privacy policy')
    box.querySelectorAll('[role=link]').forEach(tap)
    expect(opened).toEqual(['user-agreement', 'privacy-policy'])
  })

  it('puts no word between the titles in Chinese', () => {
    const box = drawn(chinese)
    expect(box.textContent).toBe('我已阅读并同意《用户服务协议》《隐私政策》')
    expect(labelOf(box)).toBe('我已阅读并同意 《用户服务协议》 《隐私政策》')
  })
})
