import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './Proofs.scss'
import type { VerifyStore } from './store'

const proofs = ['card', 'face'] as const

/** The two proofs and which of them are done. */
export const Proofs = observer(function Proofs({ store }: { store: VerifyStore }) {
  const words = certificateWords()
  const { next } = store
  const isDone = { card: next !== 'card', face: next === 'none' }
  return (
    <View className="verify-proofs" role="list">
      {proofs.map((proof, index) => (
        <View
          key={proof}
          id={`proof-${proof}`}
          className={`verify-proof ${isDone[proof] ? 'is-done' : ''} ${next === proof ? 'is-next' : ''}`}
          role="listitem"
          aria-label={words.proofState(words.proofs[proof], isDone[proof])}
        >
          <View className="verify-proof-mark" aria-hidden="true">
            {isDone[proof] ? (
              <Icon name="check" size={16} />
            ) : (
              <Text kind="small" strong={next === proof}>
                {index + 1}
              </Text>
            )}
          </View>
          <Text kind="large" strong={next === proof} aria-hidden="true">
            {words.proofs[proof]}
          </Text>
        </View>
      ))}
    </View>
  )
})
