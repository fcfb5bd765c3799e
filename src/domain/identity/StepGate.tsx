import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { IdentityStep } from '@/contract/identity/steps'
import { HelpButton } from '@/domain/help/HelpButton'
import { identityWords } from '@/i18n/identity'
import { parseAddress, replace, returnTo } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { refusal } from '@/ui/illustrations/refusal'
import { Stack } from '@/ui/layout/Stack'
import type { IdentityFlow } from './identityFlow'
import { StepBar } from './StepBar'
import './StepGate.scss'
import { factsOf, type StepScreen, type StepTask, stepOf } from './steps'
import { isEnough } from './wayBack'

interface StepGateProps {
  flow: IdentityFlow
  screen: StepScreen
  /** Address of the screen that the customer came from; they go back there once what it waits for is proved. */
  redirect?: string
  /** What the customer does on this screen. */
  children: ReactNode
}

/**
 * The body of a screen of the identity flow: the steps, and under them the screen's own content, or why it is not its turn and the way to
 * the screen whose turn it is.
 */
export const StepGate = observer(function StepGate({ flow, screen, redirect, children }: StepGateProps) {
  const status = flow.status.value
  const task = flow.taskOf(screen)
  if (!status || !task) return null
  return (
    <Stack gap={12} page className="step-gate">
      <StepBar status={status} />
      {task.kind === 'open' ? children : <Shut flow={flow} screen={screen} redirect={redirect} task={task} />}
    </Stack>
  )
})

type ShutProps = Omit<StepGateProps, 'children'> & { task: StepTask }

const Shut = observer(function Shut({ flow, screen, redirect = '', task }: ShutProps) {
  const words = identityWords()
  if ('facts' in task) {
    return (
      <Card room="large" id="step-locked">
        <EmptyState illustration={refusal} text={task.facts.reason || words.lockedTitle} hint={words.lockedHint} alerts>
          <HelpButton id="identity-help" about={{ about: 'identity' }} kind="second" tells />
        </EmptyState>
      </Card>
    )
  }
  const { next, step, kind } = task
  const name = words.steps[step === 'none' ? 'openCard' : step]
  const goOn = () => replace(routes[next], { redirect: redirect || undefined })
  if (kind === 'later') {
    return (
      <Card room="large" id="step-later">
        <EmptyState icon="clock" text={words.laterTitle(name)} hint={words.laterHint}>
          <Button id="step-go" text={words.laterGo(name)} onTap={goOn} />
        </EmptyState>
      </Card>
    )
  }
  return <Over flow={flow} screen={screen} redirect={redirect} next={next} step={step} />
})

type OverProps = Omit<StepGateProps, 'children'> & { next: StepScreen; step: IdentityStep | 'none' }

/** The step of this screen is over. An application that was refused comes first: its customer reads no success above it. */
const Over = observer(function Over({ flow, screen, redirect = '', next, step }: OverProps) {
  const words = identityWords()
  const person = flow.status.value
  if (!person) return null
  const application = factsOf(person, 'openCard')
  const isRefused = application.state === 'failed'
  const done = step === 'none' ? words.allDone : words.doneTitle(words.steps[stepOf(screen)])
  const goesBack = isEnough(person, parseAddress(redirect)?.route.area)
  return (
    <Card room="large" id="step-done">
      <EmptyState
        {...(isRefused ? { illustration: refusal } : { icon: 'done' as const })}
        text={isRefused ? words.refusedTitle : done}
        hint={isRefused ? application.reason : undefined}
      >
        {isRefused && (
          <Text kind="body" tone="second" block>
            {done}
          </Text>
        )}
        {person.idNumber && (
          <Text kind="body" tone="second" block className="step-gate-person">
            {words.verified(person.name, person.idNumber)}
          </Text>
        )}
        {goesBack && <Button id="step-back" text={words.goBack} onTap={() => returnTo(redirect)} />}
        {!goesBack && next !== screen && (
          <Button
            id="step-go"
            text={isRefused || step === 'none' ? words.toResult : words.goOn(words.steps[step])}
            onTap={() => replace(routes[next], { redirect: redirect || undefined })}
          />
        )}
      </EmptyState>
    </Card>
  )
})
