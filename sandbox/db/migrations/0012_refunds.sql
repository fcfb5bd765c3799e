ALTER TABLE "payments" ADD COLUMN "refund_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payments" SET "refund_at" = now() WHERE "refund_due";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_due";
