import { EmptyState } from '@/ui/display/EmptyState'
import { ResultBody } from '@/ui/display/ResultBody'
import { firstUse } from '@/ui/illustrations/firstUse'
import { Illustration } from '@/ui/illustrations/Illustration'
import { refusal } from '@/ui/illustrations/refusal'
import { review } from '@/ui/illustrations/review'
import { clean, draw } from './mounted'

afterEach(clean)

it.each([
  ['empty', 'empty' as const],
  ['error', 'error' as const],
  ['offline', 'offline' as const],
  ['review', review],
  ['refusal', refusal],
  ['first-use', firstUse],
])('the illustration %s is decorative: a screen reader hears the text alone', (kind, name) => {
  const picture = draw(<Illustration name={name} />).firstElementChild
  expect(picture?.className).toContain(`illustration-${kind}`)
  expect(picture?.getAttribute('aria-hidden')).toBe('true')
  expect(picture?.textContent).toBe('')
})

it('an empty list shows on its sheet what it would hold', () => {
  const root = draw(<EmptyState illustration="empty" icon="ticket" text="none" />)
  expect(root.querySelector('.illustration-empty .icon-ticket')).not.toBeNull()
  expect(root.textContent).toBe('none')
})

it('a step that is done has an icon alone', () => {
  const root = draw(<EmptyState icon="done" text="done" />)
  expect(root.querySelector('.illustration')).toBeNull()
  expect(root.querySelector('.empty-state-icon .icon-done')).not.toBeNull()
})

it('an application under review has its illustration in place of a sign', () => {
  const root = draw(<ResultBody look="checking" illustration={review} title="in review" />)
  expect(root.querySelector('.illustration-review')).not.toBeNull()
  expect(root.querySelector('.result-body-icon')).toBeNull()
})
