import { observer } from 'mobx-react'
import { identityWords } from '@/i18n/identity'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import type { IdentityFlow } from './identityFlow'

/** Opens customer service; where that fails, it says so under the button. */
export const HelpButton = observer(function HelpButton({ flow }: { flow: IdentityFlow }) {
  const words = identityWords()
  useEnd(flow.helping)
  const told = flow.helpEnd && words.helpEnds[flow.helpEnd]
  return (
    <Stack gap={8} align="center">
      <Button id="identity-help" kind="second" text={words.help} busy={flow.helping.busy} onTap={flow.help} />
      {told && (
        <Text kind="small" tone="second" className="help-button-end" role="status">
          {told}
        </Text>
      )}
    </Stack>
  )
})
