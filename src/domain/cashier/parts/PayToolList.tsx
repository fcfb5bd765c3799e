import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { toolKey } from '../tools/tools'
import { PayToolFacts, type ShownTool } from './PayToolFacts'
import './PayToolList.scss'

interface PayToolListProps<T extends ShownTool> {
  tools: readonly T[]
  chosen: ShownTool | undefined
  onChoose(tool: T): void
}

/** The tools a payment can be made with, one of them chosen; one that cannot be used now says why. */
export const PayToolList = observer(function PayToolList<T extends ShownTool>(props: PayToolListProps<T>) {
  const { tools, chosen, onChoose } = props
  const words = cashierWords()
  const chosenKey = chosen && toolKey(chosen)
  return (
    <View className="pay-tool-list" role="radiogroup" aria-label={words.toolsTitle}>
      <Text kind="title" block className="pay-tool-list-title" role="heading" aria-level={2}>
        {words.toolsTitle}
      </Text>
      {tools.length === 0 && (
        <Text tone="third" center block className="pay-tool-list-none">
          {words.noTools}
        </Text>
      )}
      {tools.map((tool) => {
        const key = toolKey(tool)
        const isOff = tool.disabledReason !== undefined
        const isChosen = key === chosenKey
        return (
          <Tappable
            key={key}
            id={`tool-${key}`}
            role="radio"
            selected={isChosen}
            disabled={isOff}
            className={`pay-tool ${isOff ? 'is-off' : ''}`}
            onTap={() => onChoose(tool)}
          >
            <PayToolFacts tool={tool} />
            <ChoiceMark isOn={isChosen} />
          </Tappable>
        )
      })}
    </View>
  )
})
