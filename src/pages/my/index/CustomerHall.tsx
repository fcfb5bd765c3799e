import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { profileWords } from '@/i18n/profile'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './CustomerHall.scss'
import type { MyStore } from './store'

/** The customer hall, in customer mode only. */
export const CustomerHall = observer(function CustomerHall({ store }: { store: MyStore }) {
  const words = profileWords()
  const { openingService, openService } = store
  const told = {
    opened: undefined,
    copied: words.serviceLinkCopied,
    refused: words.serviceLinkNotCopied,
    untrusted: nativeWords().badLink,
  }
  useEnd(openingService, {
    done: (end) => {
      const text = told[end]
      if (text) toast(text)
    },
  })
  return (
    <Tappable
      id="customer-hall"
      className="customer-hall"
      role="link"
      disabled={openingService.busy}
      onTap={openService}
    >
      <Row align="stretch" className="customer-hall-icon">
        <Icon name="headset" size={26} />
      </Row>
      <Stack grow>
        <Text kind="title" tone="main">
          {words.customerHall}
        </Text>
        <Text kind="note">{words.customerHallHint}</Text>
      </Stack>
      <Icon name="next" size={16} />
    </Tappable>
  )
})
