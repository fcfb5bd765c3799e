import { observer } from 'mobx-react'
import { AccountIcon } from '@/domain/wallet/withdraw/AccountIcon'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Row } from '@/ui/layout/Row'
import './BindKinds.scss'
import { type BindAccountStore, bindKinds } from './store'

/** The kinds of accounts to choose from. */
export const BindKinds = observer(function BindKinds({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  return (
    <Row gap={8} align="stretch" role="radiogroup" aria-label={words.kindsLabel}>
      {bindKinds.map((kind) => (
        <Tappable
          key={kind}
          id={`bind-${kind}`}
          role="radio"
          selected={kind === store.kind}
          className={`bind-kinds-item ${kind === store.kind ? 'is-chosen' : ''}`}
          onTap={() => store.chooseKind(kind)}
        >
          <AccountIcon kind={kind} size={24} />
          <Text kind="body" strong={kind === store.kind}>
            {words.kinds[kind]}
          </Text>
          <ChoiceMark isOn={kind === store.kind} />
        </Tappable>
      ))}
    </Row>
  )
})
