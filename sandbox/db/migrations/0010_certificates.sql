CREATE TABLE "certificate_mails" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"certificate_id" varchar(32) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"email" text NOT NULL,
	"lang" varchar(5) NOT NULL,
	"resend" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"certificate_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"loan_ids" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"facts" jsonb,
	"check_code" varchar(19),
	CONSTRAINT "certificates_check_code_unique" UNIQUE("check_code")
);
--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "certificate_mails_certificate" ON "certificate_mails" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","created_at");