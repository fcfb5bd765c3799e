import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { memberWords } from '@/i18n/member'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './Received.scss'

/** Says until when the received membership runs, and leads to it. */
export const Received = observer(function Received({ endTime }: { endTime: number }) {
  const words = memberWords()
  return (
    <View className="received" role="status">
      <View className="received-icon">
        <Icon name="check" size={28} />
      </View>
      <Text kind="heading" above={12}>
        {words.received}
      </Text>
      <Text kind="reading" tone="second" above={4}>
        {words.receivedText(formatDate(endTime, 'yyyy-MM-dd'))}
      </Text>
      <Stack gap={12} above={24} className="received-buttons">
        <Button id="gold-mine" block text={words.toMine} onTap={() => go(routes.goldMember)} />
        <Button kind="second" block text={words.toHome} onTap={() => go(routes.home)} />
      </Stack>
    </View>
  )
})
