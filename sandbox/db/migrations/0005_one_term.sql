-- A membership is kept as a term: one that a customer has is a month that ends when it did.
INSERT INTO "vip_terms" ("user_id", "vip_type", "first_time", "start_time", "months", "end_time", "renew_status", "contract_type", "renew_price")
SELECT "user_id", 'fei_yue', "vip_until" - interval '1 month', "vip_until" - interval '1 month', 1, "vip_until", 'never', 'single_month', 0
FROM "users" WHERE "vip_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "vip_until";