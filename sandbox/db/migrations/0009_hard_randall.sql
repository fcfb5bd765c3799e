CREATE TABLE "card_applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_granted" boolean NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"coupon_id" text
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id_number" varchar(18) NOT NULL,
	"sex" text NOT NULL,
	"nation" text NOT NULL,
	"birthday" varchar(10) NOT NULL,
	"address" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_from" varchar(10) NOT NULL,
	"valid_until" varchar(10) NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"face_at" timestamp with time zone,
	CONSTRAINT "identities_id_number_unique" UNIQUE("id_number")
);
--> statement-breakpoint
CREATE TABLE "identity_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"front" jsonb,
	"back" jsonb,
	"corrected" jsonb,
	"challenges" jsonb,
	"face_picture_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"last_refusal" text,
	CONSTRAINT "identity_tries_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_orders_open" ON "identity_orders" USING btree ("user_id","kind") WHERE "identity_orders"."done_at" is null;