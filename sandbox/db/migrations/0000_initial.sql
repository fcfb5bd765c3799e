CREATE TABLE "sessions" (
	"token" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"scene" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"code" varchar(6) NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"text" text NOT NULL,
	"code" varchar(6) DEFAULT '' NOT NULL,
	"scene" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"nick_name" text NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"xbt_status" integer DEFAULT 0 NOT NULL,
	"vip_until" timestamp with time zone,
	"inviter_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"data_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_user_id_path_request_id_pk" PRIMARY KEY("user_id","path","request_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("mobile","scene");--> statement-breakpoint
CREATE INDEX "sms_messages_mobile" ON "sms_messages" USING btree ("mobile");