CREATE TABLE "wrong_bank_codes" (
	"try_id" serial PRIMARY KEY NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wrong_bank_codes" ADD CONSTRAINT "wrong_bank_codes_biz_no_payments_biz_no_fk" FOREIGN KEY ("biz_no") REFERENCES "public"."payments"("biz_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_bank_codes_payment" ON "wrong_bank_codes" USING btree ("biz_no");--> statement-breakpoint
CREATE INDEX "wrong_bank_codes_mobile" ON "wrong_bank_codes" USING btree ("mobile","tried_at");