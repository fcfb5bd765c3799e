CREATE INDEX "payments_refund" ON "payments" USING btree ("refund_at") WHERE "payments"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "vip_terms_charge" ON "vip_terms" USING btree ("next_charge_time") WHERE "vip_terms"."renew_status" = 'on';--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("created_at") WHERE "users"."inviter_user_id" is not null;