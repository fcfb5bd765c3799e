import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { brightness } from '@/platform/host/brightness'
import { CopyButton } from '@/ui/action/CopyButton'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Barcode } from '@/ui/media/Barcode'
import { QrCode } from '@/ui/media/QrCode'
import './VoucherTicket.scss'

/** The code of a voucher as bar code, QR code and text. */
export const VoucherTicket = observer(function VoucherTicket({ code }: { code: string }) {
  const words = orderWords()
  return (
    <Card room="large" align="center">
      <Text kind="title">{words.voucherHint}</Text>
      <View className="voucher-ticket-bar">
        <Barcode text={code} label={words.voucherBar} />
      </View>
      <Stack above={24}>
        <QrCode text={code} label={words.voucherQr} />
      </Stack>
      <Row above={24}>
        <Text kind="heading" tabular className="voucher-ticket-text" selectable>
          {code.replace(/(.{4})(?=.)/g, '$1 ')}
        </Text>
        <CopyButton text={code} label={words.copyLabel(words.voucherCode)} />
      </Row>
      {brightness.works && (
        <Text kind="note" tone="third" above={12}>
          {words.voucherBright}
        </Text>
      )}
    </Card>
  )
})
