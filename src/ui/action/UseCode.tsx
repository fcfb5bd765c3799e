import { Text, View } from '@tarojs/components'
import { QrCode } from '@/ui/media/QrCode'
import { CopyButton } from './CopyButton'
import './UseCode.scss'

interface UseCodeProps {
  code: string
  kind: 'text' | 'qr'
  /** What the code is for: the accessible name of the QR code and of the button that copies it. */
  label: string
  /** Until when it can be used, or that it cannot be used any more. */
  note: string
}

/** A code by which a benefit is used: shown to be scanned or to be read out, and always to be copied. */
export function UseCode({ code, kind, label, note }: UseCodeProps) {
  return (
    <View className="use-code">
      {kind === 'qr' && <QrCode text={code} label={label} />}
      <View className="use-code-row">
        <Text className="use-code-text" selectable>
          {code}
        </Text>
        <CopyButton text={code} label={label} />
      </View>
      <Text className="use-code-note">{note}</Text>
    </View>
  )
}
