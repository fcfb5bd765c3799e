import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { explain } from '@/shell/explain'
import { FirstLoad } from '@/shell/FirstLoad'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Stack } from '@/ui/layout/Stack'
import { Person } from './Person'
import type { ConfirmStore } from './store'

/** The person, the agreements with their tick, and the button; what is wrong stands over it. */
export const ConfirmBody = observer(function ConfirmBody({
  store,
  redirect,
}: {
  store: ConfirmStore
  redirect?: string
}) {
  const words = idCardWords()
  const { card, confirming, trouble } = store
  useEnd(confirming, { done: () => replace(routes.livingIdentification, { redirect }) })
  return (
    <FirstLoad skeleton="form" remote={card} onRetry={store.readCard}>
      {card.value && <Person info={card.value.info} />}
      <Card>
        <Check
          id="confirm-agree"
          checked={store.agreed}
          text={words.agree}
          links={words.agreements}
          between={words.agreementsJoin}
          onChange={store.agree}
          onLink={(code) => go(routes.agreement, { code })}
        />
        {trouble?.kind === 'unticked' && <Alarm text={words.agreeFirst} />}
        {trouble?.kind === 'refused' && <Alarm text={explain({ kind: 'refused', message: trouble.message })} />}
        {confirming.isLost && <Alarm text={words.confirmLost} />}
        <Stack gap={12} above={16}>
          <Button id="confirm-go" block text={words.confirm} busy={confirming.busy} onTap={store.confirm} />
          <Button
            id="confirm-correct"
            block
            kind="second"
            text={words.correct}
            disabled={confirming.busy}
            onTap={() => replace(routes.identification, { redirect })}
          />
        </Stack>
        <Text kind="small" tone="third" center block above={12}>
          {words.confirmHint}
        </Text>
      </Card>
    </FirstLoad>
  )
})
