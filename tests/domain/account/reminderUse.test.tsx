import { clean, draw } from '@tests/ui/mounted'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { refusedReminders } from '@/domain/account/refusedReminders'
import { reminder as words } from '@/i18n/reminder'
import { serverNow } from '@/lib/serverClock'

beforeEach(() => Object.assign(APP_TEMPLATES, { renewal: 'T-renewal', delivery: 'T-delivery', lapsing: 'T-lapsing' }))
afterEach(() => {
  clean()
  Object.assign(APP_TEMPLATES, { renewal: undefined, delivery: undefined, lapsing: undefined })
})

describe('what a message of the host is for', () => {
  it.each(['renewal', 'lapsing', 'delivery'] as const)('is said beside the button that asks for it: %s', (reminder) => {
    expect(draw(<ReminderUse reminder={reminder} />).textContent).toBe(words[reminder])
  })

  it('is not said where the tap asks for none: the build has no template, or it was refused in the last seven days', () => {
    refusedReminders.add('renewal', serverNow())
    Object.assign(APP_TEMPLATES, { delivery: undefined })
    expect(draw(<ReminderUse reminder="renewal" />).textContent).toBe('')
    expect(draw(<ReminderUse reminder="delivery" />).textContent).toBe('')
  })
})
