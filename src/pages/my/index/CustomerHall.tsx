import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openCustomerService } from '@/domain/session/openCustomerService'
import { nativeWords } from '@/i18n/native'
import { profileWords } from '@/i18n/profile'
import { toast } from '@/platform/toast'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './CustomerHall.scss'

/** The customer hall, in customer mode only. */
export const CustomerHall = observer(function CustomerHall() {
  const words = profileWords()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const end = await openCustomerService().finally(() => setBusy(false))
    if (end === 'copied') toast(words.serviceLinkCopied)
    if (end === 'refused') toast(words.serviceLinkNotCopied)
    if (end === 'untrusted') toast(nativeWords().badLink)
  }
  return (
    <Tappable id="customer-hall" className="customer-hall" role="link" disabled={isBusy} onTap={() => void open()}>
      <View className="customer-hall-icon">
        <Icon name="headset" size={26} />
      </View>
      <View className="customer-hall-texts">
        <Text className="customer-hall-title">{words.customerHall}</Text>
        <Text className="customer-hall-hint">{words.customerHallHint}</Text>
      </View>
      <Icon name="next" size={16} />
    </Tappable>
  )
})
