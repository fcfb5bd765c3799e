import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openOf } from '@/domain/certificate/certifiable'
import { certificateWords } from '@/i18n/certificate'
import { yuan } from '@/lib/money'
import { Card } from '@/ui/display/Card'
import { OptionRow } from './OptionRow'
import type { MethodStore } from './store'

/** The two methods with what each costs, and the two kinds with why one is not there yet. */
export const Choices = observer(function Choices({ store }: { store: MethodStore }) {
  const words = certificateWords()
  const { method, kind, kinds, loans, page } = store
  const { count, outstanding } = openOf(loans)
  const openHint = kinds.length === 0 ? words.allOpen : words.openFirst(count, yuan(outstanding))
  return (
    <>
      <Card title={words.methodTitle}>
        <View role="radiogroup" aria-label={words.methodTitle}>
          {(['electronic', 'paper'] as const).map((one) => (
            <OptionRow
              key={one}
              id={`method-${one}`}
              title={words.methods[one]}
              hint={words.methodHints[one]}
              note={one === 'paper' ? yuan(page.value?.paperFee ?? 0) : words.free}
              isChosen={one === method}
              onChoose={() => store.chooseMethod(one)}
            />
          ))}
        </View>
      </Card>
      <Card title={words.kindTitle}>
        <View role="radiogroup" aria-label={words.kindTitle}>
          {(['general', 'loan'] as const).map((one) => (
            <OptionRow
              key={one}
              id={`kind-${one}`}
              title={words.kinds[one]}
              hint={kinds.includes(one) ? words.kindHints[one] : openHint}
              isChosen={kinds.includes(one) && one === kind}
              isOff={!kinds.includes(one)}
              onChoose={() => store.chooseKind(one)}
            />
          ))}
        </View>
      </Card>
    </>
  )
})
