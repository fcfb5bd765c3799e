CREATE TABLE "coupon_stocks" (
	"offer_id" varchar(32) PRIMARY KEY NOT NULL,
	"left" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_id" varchar(16);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "goods_id" varchar(16);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once" ON "coupons" USING btree ("user_id","once_key");