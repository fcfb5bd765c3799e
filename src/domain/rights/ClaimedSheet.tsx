import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { claimWords } from '@/i18n/claim'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './ClaimedSheet.scss'
import type { ClaimStore } from './claimStore'

/** What a claimed benefit gave, with the way to use it; an address that leads nowhere is not offered (S1). A refusal is a toast. */
export const ClaimedSheet = observer(function ClaimedSheet<Req extends object, Res>({
  store,
}: {
  store: ClaimStore<Req, Res>
}) {
  const words = claimWords()
  useEnd(store.sending)
  const { claimed } = store
  const use = () => {
    store.close()
    if (claimed) openBlockLink(claimed.jumpUrl)
  }
  const hasUse = claimed !== undefined && leadsSomewhere(claimed.jumpUrl)
  return (
    <Sheet
      id="claimed-sheet"
      open={claimed !== undefined}
      title={words.claimedTitle}
      onClose={store.close}
      footer={
        <Button
          id="claimed-use"
          block
          text={hasUse ? words.use : words.understood}
          onTap={hasUse ? use : store.close}
        />
      }
    >
      <Stack gap={8} align="center" className="claimed-sheet" role="status">
        <View className="claimed-sheet-icon" aria-hidden="true">
          <Icon name="check" size={28} />
        </View>
        <Text kind="title">{claimed?.title}</Text>
        <Text kind="body" tone="second">
          {claimed?.result}
        </Text>
      </Stack>
    </Sheet>
  )
})
