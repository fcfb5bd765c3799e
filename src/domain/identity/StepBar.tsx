import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CreditStatusRes } from '@/contract/identity/steps'
import { identityWords } from '@/i18n/identity'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './StepBar.scss'
import { factsOf, identitySteps, nextStep } from './steps'

/** The four steps with where each stands, at the top of every screen of the flow. */
export const StepBar = observer(function StepBar({ status }: { status: CreditStatusRes }) {
  const words = identityWords()
  const current = nextStep(status)
  return (
    <Row align="stretch" className="step-bar" role="list" aria-label={words.flow}>
      {identitySteps.map((step, index) => {
        const { state } = factsOf(status, step)
        const name = words.steps[step]
        const classes = ['step-bar-item', `is-${state}`, step === current && 'is-current']
        return (
          <View
            key={step}
            id={`step-${step}`}
            className={classes.filter(Boolean).join(' ')}
            role="listitem"
            aria-label={words.stepLabel(name, words.states[state])}
          >
            <View className="step-bar-mark" aria-hidden="true">
              {state === 'done' ? (
                <Icon name="check" size={16} />
              ) : (
                <Text kind="body" strong={step === current}>
                  {index + 1}
                </Text>
              )}
            </View>
            <Text kind="small" tone="main" above={8} aria-hidden="true">
              {name}
            </Text>
            <Text kind="note" above={2} className="step-bar-state" aria-hidden="true">
              {words.states[state]}
            </Text>
          </View>
        )
      })}
    </Row>
  )
})
