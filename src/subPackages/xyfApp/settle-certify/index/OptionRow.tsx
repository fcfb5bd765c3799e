import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './OptionRow.scss'

interface OptionRowProps {
  id: string
  title: string
  hint: string
  /** At the end of the first line, such as the price. */
  note?: string
  isChosen: boolean
  /** It cannot be chosen; the hint says why. */
  isOff?: boolean
  onChoose(): void
}

/** One of a few options with a line that explains it. */
export function OptionRow({ id, title, hint, note, isChosen, isOff = false, onChoose }: OptionRowProps) {
  return (
    <Tappable
      id={id}
      role="radio"
      selected={isChosen}
      disabled={isOff}
      className={`option-row ${isOff ? 'is-off' : ''}`}
      onTap={onChoose}
    >
      <Stack grow>
        <Row gap={8} align="baseline">
          <Text kind="large" strong className="option-row-title">
            {title}
          </Text>
          {note && (
            <Text kind="body" tone="brand">
              {note}
            </Text>
          )}
        </Row>
        <Text kind="small" tone="second">
          {hint}
        </Text>
      </Stack>
      <ChoiceMark isOn={isChosen} />
    </Tappable>
  )
}
