DROP INDEX "coupons_user";--> statement-breakpoint
CREATE INDEX "coupons_ending" ON "coupons" USING btree ("end_time") WHERE "coupons"."used_at" is null and "coupons"."order_id" is null;--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","end_time");