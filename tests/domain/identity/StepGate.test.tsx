import { Text } from '@tarojs/components'
import { done, refused } from '@tests/domain/rights/ownCard'
import { ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { observer } from 'mobx-react'
import { creditStatus, type StepState } from '@/contract/identity/steps'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { StepGate } from '@/domain/identity/StepGate'
import type { StepScreen } from '@/domain/identity/steps'
import { help } from '@/i18n/help'
import { identity as words } from '@/i18n/identity'
import { setLanguage } from '@/i18n/language'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { standing } from './flowAnswers'

jest.mock('@/platform/links/openTrusted', () => ({ openTrusted: jest.fn() }))

let redirect: string | undefined
afterEach(() => {
  redirect = undefined
})

const Gate = observer(({ screen }: { screen: StepScreen }) => {
  const flow = useScreenStore(() => new IdentityFlow())
  return (
    <StepGate flow={flow} screen={screen} redirect={redirect}>
      <Text>own content</Text>
    </StepGate>
  )
})

/** Opens a screen of the flow whose customer stands so. */
async function open(screen: StepScreen, ...given: Parameters<typeof standing>): Promise<void> {
  const Page = page(routes[screen] as Route, () => <Gate screen={screen} />)
  openScreen(Page, routes[screen].path)
  await serve(creditStatus, ok(standing(...given)))
}

setUpScreens()
afterEach(() => setLanguage('zh-CN'))

describe('R-112 a screen of the identity flow', () => {
  it('shows where every step stands, also to a screen reader', async () => {
    await open('livingIdentification', ['done', 'failed'])
    const steps = [...box.querySelectorAll('[role=listitem]')]
    expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual([
      words.stepLabel(words.steps.idCard, words.states.done),
      words.stepLabel(words.steps.face, words.states.failed),
      words.stepLabel(words.steps.bankCard, words.states.todo),
      words.stepLabel(words.steps.openCard, words.states.todo),
    ])
    expect(steps.map(({ classList }) => classList.contains('is-current'))).toEqual([false, true, false, false])
    expect(box.textContent).toContain('own content')
  })

  it.each<[StepScreen, StepState[], string, string]>([
    ['livingIdentification', ['todo'], words.laterTitle(words.steps.idCard), 'identification'],
    ['livingIdentification', ['corrected'], words.laterTitle(words.steps.idCard), 'identification-confirm'],
    ['depositIdentification', ['done'], words.laterTitle(words.steps.face), 'living-identification'],
    ['identification', ['done'], words.doneTitle(words.steps.idCard), 'living-identification'],
    ['livingIdentification', ['done', 'done'], words.doneTitle(words.steps.face), 'deposit-identification'],
    ['depositIdentification', ['done', 'done', 'done'], words.doneTitle(words.steps.bankCard), 'card-results'],
    ['identification', ['done', 'done', 'done', 'done'], words.allDone, 'card-results'],
  ])('%s with %j says so and leads on', async (screen, states, told, path) => {
    await open(screen, states)
    expect(box.textContent).toContain(told)
    expect(box.textContent).not.toContain('own content')
    tap(box.querySelector('#step-go'))
    expect(moves).toEqual([`redirectTo /subPackages/${path}/index`])
  })

  it('that is itself the last one leads nowhere else', async () => {
    await open('cardResults', ['done', 'done', 'done', 'done'])
    expect(box.querySelector('#step-go')).toBeNull()
  })

  it('S6 tells a verified customer who they are with what the server masked', async () => {
    await open('identification', ['done'])
    expect(box.querySelector('.step-gate-person')?.textContent).toBe('李*  1****************X')
  })
})

describe('R-114 a screen of the identity flow after a refused application', () => {
  it.each<StepScreen>(['identification', 'livingIdentification', 'depositIdentification'])(
    '%s says the refusal and its reason first, draws no tick, and leads to the result',
    async (screen) => {
      await open(screen, ['done', 'done', 'done', 'failed'], { reason: '综合评估未达到要求' })
      expect(box.querySelector('#step-done .empty-state-text')?.textContent).toBe(words.refusedTitle)
      expect(box.querySelector('#step-done .empty-state-hint')?.textContent).toBe('综合评估未达到要求')
      expect(box.querySelector('#step-done .icon-done')).toBeNull()
      expect(box.querySelector('#step-done')?.textContent).not.toContain(words.goOn(words.steps.openCard))
      tap(box.querySelector('#step-go'))
      expect(moves).toEqual(['redirectTo /subPackages/card-results/index'])
    },
  )

  it('draws the tick of a step that is over while no application was refused', async () => {
    await open('identification', ['done'])
    expect(box.querySelector('#step-done .icon-done')).not.toBeNull()
  })
})

describe('R-112 who came from another screen', () => {
  const cashOut = '/subPackages/cash-out/index'
  const welfare = '/subPackages/xyfApp/welfare/index'
  const asQuery = encodeURIComponent

  it.each<[string, StepScreen, StepState[], string]>([
    [cashOut, 'identification', ['done'], `/subPackages/living-identification/index?redirect=${asQuery(cashOut)}`],
    [cashOut, 'depositIdentification', [], `/subPackages/identification/index?redirect=${asQuery(cashOut)}`],
    [cashOut, 'livingIdentification', ['done', 'done'], cashOut],
    [
      welfare,
      'livingIdentification',
      ['done', 'done'],
      `/subPackages/deposit-identification/index?redirect=${asQuery(welfare)}`,
    ],
    [welfare, 'identification', ['done', 'done', 'done', 'done'], welfare],
    [
      'https://evil.example',
      'livingIdentification',
      ['done', 'done'],
      `/subPackages/deposit-identification/index?redirect=${asQuery('https://evil.example')}`,
    ],
  ])('%s is carried through %s after %j to %s (S1)', async (from, screen, states, to) => {
    redirect = from
    await open(screen, states)
    tap(box.querySelector('#step-back') ?? box.querySelector('#step-go'))
    expect(moves).toEqual([`redirectTo ${to}`])
  })
})

describe('R-112 a step without a try left', () => {
  it('says until when in our words where the server gives no reason', async () => {
    await open('livingIdentification', ['done', 'locked'])
    expect(box.querySelector('#step-locked')?.textContent).toContain(words.lockedTitle + words.lockedHint)
  })

  it.each<[LinkEnd, string | undefined]>([
    ['opened', undefined],
    ['copied', help.ends.copied],
    ['refused', help.ends.refused],
    ['untrusted', help.ends.untrusted],
  ])('R-33 leads to customer service, which is %s, and says so without a toast', async (end, told) => {
    jest.mocked(openTrusted).mockResolvedValue(end)
    await open('livingIdentification', ['done', 'locked'])
    tap(box.querySelector('#identity-help'))
    await serve(customerServiceLink, done({ url: 'https://help.example' }))
    await settle()
    expect(box.querySelector('.help-button-end')?.textContent).toBe(told)
    expect(moves).toEqual([])
  })

  it('R-33 says without a toast that the server is busy, and can be tried again', async () => {
    jest.mocked(openTrusted).mockResolvedValue('opened')
    await open('livingIdentification', ['done', 'locked'])
    tap(box.querySelector('#identity-help'))
    await serve(customerServiceLink, refused('BUSY', 'busy'))
    expect([box.querySelector('.help-button-end')?.textContent, moves]).toEqual([help.ends.failed, []])
    tap(box.querySelector('#identity-help'))
    await serve(customerServiceLink, done({ url: 'https://help.example' }))
    expect(box.querySelector('.help-button-end')).toBeNull()
  })
})
