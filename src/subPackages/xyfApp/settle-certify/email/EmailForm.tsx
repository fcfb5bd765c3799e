import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { Stack } from '@/ui/layout/Stack'
import { SendEnds } from './SendEnds'
import type { EmailStore } from './store'

/** The field, how the sending ended, and the buttons. */
export const EmailForm = observer(function EmailForm({ store }: { store: EmailStore }) {
  const words = certificateWords()
  const { certificateId, certificate, form } = store
  const isAgain = certificateId !== undefined
  if (isAgain && certificate?.status !== 'issued') {
    return (
      <EmptyState illustration="empty" icon="document" text={words.unknown}>
        <Button id="email-records" text={words.toRecords} onTap={() => go(routes.certificateRecords)} />
      </EmptyState>
    )
  }
  const isUsedUp = isAgain && store.resendsLeft === 0
  return (
    <Card title={words.emailTitle}>
      {isAgain && (
        <Text kind="small" tone="second" block>
          {words.lastSent(store.lastSentTo)}
        </Text>
      )}
      <FormField
        id="certificate-email"
        form={form}
        name="email"
        label={words.emailLabel}
        problems={{ email: words.emailProblem }}
        placeholder={words.emailPlaceholder}
        hint={words.emailHint}
        maxLength={254}
        clears
      />
      {isAgain && (
        <Text kind="small" tone="second" block>
          {isUsedUp ? words.noResends : words.resendsLeft(store.resendsLeft)}
        </Text>
      )}
      <SendEnds store={store} />
      <Stack gap={12} above={16}>
        <Button
          id="email-send"
          block
          text={isAgain ? words.sendAgain : words.send}
          busy={store.isBusy}
          disabled={isUsedUp}
          onTap={store.submit}
        />
        {certificateId !== undefined && (
          <Button
            id="email-view"
            block
            kind="second"
            text={words.view}
            onTap={() => store.viewer.open(certificateId)}
          />
        )}
      </Stack>
    </Card>
  )
})
